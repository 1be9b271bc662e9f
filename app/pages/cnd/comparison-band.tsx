import { MethodTable } from "#app/sections/method-table.tsx";
import { Band } from "#app/ui/band.tsx";
import { Notice } from "#app/ui/notice.tsx";
import Comparison from "./comparison.island.tsx";
import type { ComparisonData } from "./data.server.ts";
import { MethodTiles } from "./method-tiles.tsx";
import { tableId } from "./table-id.ts";

/** The methods, each with what it sees. */
export function ComparisonBand({ head, flaws, columns, note, ...comparison }: ComparisonData) {
  const { methods, radiography, title } = comparison;
  const named = ({ id, name, aspects }: Pick<(typeof methods)[number], "id" | "name" | "aspects">) => ({
    id,
    name,
    aspects,
  });
  const rows = [...methods, radiography];
  return (
    <Band ground="tinted" {...head}>
      <div>
        <Comparison {...comparison} methods={methods.map(named)} radiography={named(radiography)}>
          <MethodTiles flaws={flaws} methods={methods} />
          <>
            <MethodTable
              id={tableId}
              caption={title}
              columns={columns}
              rows={rows}
              pair={rows.slice(0, 2).map(({ id }) => id)}
            />
            <Notice text={note} />
          </>
        </Comparison>
      </div>
    </Band>
  );
}
