import type { Gate } from './gate.ts'

/** A method of a port that asks something. */
export type Operation<P> = {
  [K in keyof P]: P[K] extends (...values: never[]) => Promise<unknown> ? K : never
}[keyof P] &
  string

/** The port with these operations led through a gate: what a sandbox answers is switched, counted and logged like the system itself. */
export function throughGate<P extends object>(gate: Gate, port: P, operations: readonly Operation<P>[]): P {
  const led = operations.map((operation) => [
    operation,
    (...values: never[]) =>
      gate.run(operation, () => {
        const work = port[operation] as (...given: never[]) => Promise<unknown>
        return work.apply(port, values)
      }),
  ])
  return { ...port, ...(Object.fromEntries(led) as Partial<P>) }
}
