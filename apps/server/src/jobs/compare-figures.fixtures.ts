import type pg from 'pg'
import { compareFigures } from './compare-figures.store.ts'

/** Compares as the job does, without its limits; goes on after every part unless told otherwise. */
export const compareAll = (pool: pg.Pool, mayGoOn: Parameters<typeof compareFigures>[2] = () => true) =>
  compareFigures(
    pool,
    (client) =>
      (text, values = []) =>
        client.query(text, [...values]),
    mayGoOn,
  )
