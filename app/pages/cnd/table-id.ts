/** Id of the table that compares the methods, and the beginning of the hashes that name two of them. */
export const tableId = "compare";
