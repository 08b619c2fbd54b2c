import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from './schema.ts';

/** A placeholder in a query for a value of each run. */
class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Creates a query that is compiled at its first run and then reused, because compiling takes longer
 * than SQLite takes to run it. Each store has its own prepared queries, because a compiled query
 * has one dialect.
 *
 * @param build - Builds the query. It receives placeholders, so it may only pass the values on.
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
