export const tableId = "compare";
