import { availableParallelism } from 'node:os'

const OF_A_SERVER = 20
const OF_A_CORE = 4
const LEAST = 6

/** How many connections an instance opens unless told: the embedded database shares its machine, and more than four a core only wait there. */
export function usualPool(databaseUrl: string | undefined): number {
  if (databaseUrl !== undefined) return OF_A_SERVER
  return Math.min(Math.max(OF_A_CORE * availableParallelism(), LEAST), OF_A_SERVER)
}
