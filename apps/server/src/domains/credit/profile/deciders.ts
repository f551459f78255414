import type { ProfileDimension } from '@lqr/contract/credit/profile/profile-model.ts'
import type { Decider } from './decider.ts'

type FactorOf<D extends readonly ProfileDimension[]> = D[number]['factors'][number]

/** A decider for each question, which answers with the bins of its question alone. */
export type DecidersOf<D extends readonly ProfileDimension[]> = {
  readonly [F in FactorOf<D> as F['code']]: Decider<F['bins'][number]['code']>
}
