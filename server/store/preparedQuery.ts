import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from './schema.ts';

/** Stands in a query for a value that each run brings anew. */
class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is put together at its first run, and then run with other values: putting one together takes longer than SQLite
 * takes to run it. `build` may only pass the values on, for it meets none; a store has one dialect, and its own queries.
 */
export function preparedQuery<Values extends object, Row>(
  build: (db: Database, values: Values) => Compilable<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  let prepared: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    if (!prepared) {
      const slots = Object.keys(values).map((name) => [name, new Slot(name)]);
      prepared = build(db, Object.fromEntries(slots)).compile();
    }
    const parameters = prepared.parameters.map((parameter) =>
      parameter instanceof Slot ? Reflect.get(values, parameter.name) : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...prepared, parameters });
    return rows;
  };
}
