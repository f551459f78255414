import type { Services } from '../http/services.ts'

/** A job: given the services and its payload; throwing makes it be retried. It must be safe to run twice. */
export type JobTask = (services: Services, payload: unknown) => Promise<void>

/** Every job by its name; what runs under it is said in `job-tasks.ts`, which does not compile while one is missing. */
export type JobName =
  | 'purge-expired'
  | 'fold-figures'
  | 'sweep-files'
  | 'check-invariants'
  | 'remind-cases'
  | 'expire-cases'
  | 'recompute-clocks'
  | 'watch-calendar'
  | 'purge-product-views'
  | 'make-personal-export'
  | 'retain-records'
  | 'keep-months'
