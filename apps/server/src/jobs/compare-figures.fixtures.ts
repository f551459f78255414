import type pg from 'pg'
import { compareFigures } from './compare-figures.store.ts'

/** Compares as the job does, without its limits; goes on after every part unless told otherwise. */
export const compareAll = (
  pool: pg.Pool,
  mayGoOn: Parameters<typeof compareFigures>[1] = () => true,
  failedBefore: Parameters<typeof compareFigures>[2] = [],
) => compareFigures(pool, mayGoOn, failedBefore)
