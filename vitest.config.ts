import { defineConfig } from 'vitest/config'

/** What every project of tests shares: how long a look that is repeated may go on, on a machine that is busy with other things as well. */
const PATIENT = { poll: { timeout: 30_000 } }

/**
 * `unit` needs nothing but Node; `api` runs the server against a real PostgreSQL, one database per file; `restore` runs it
 * against the PostgreSQL server of this machine, whose clients write and read dumps; `proxy` behind its nginx; `s3` against its radosgw, `watch` its Prometheus. Files of `unit` and `api`
 * share their worker's modules (decision 0032): whatever a test changes outside its own objects, it puts back.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          expect: PATIENT,
          testTimeout: 60_000,
          isolate: false,
          include: [
            'packages/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            'e2e/{support,engines}/**/*.test.ts',
            'database/**/*.test.ts',
            'benchmarks/**/*.test.ts',
            'apps/portal/**/*.test.{ts,tsx}',
            'apps/console/**/*.test.{ts,tsx}',
            'apps/server/src/**/*.rules.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/build/**', '**/dist/**'],
        },
      },
      {
        test: {
          name: 'api',
          expect: PATIENT,
          isolate: false,
          include: ['apps/server/src/**/*.test.ts'],
          exclude: [
            '**/*.rules.test.ts',
            '**/*.restore.test.ts',
            '**/*.proxy.test.ts',
            '**/*.s3.test.ts',
            '**/*.watch.test.ts',
            '**/node_modules/**',
          ],
          pool: 'forks',
          maxWorkers: 2,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          hookTimeout: 120_000,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'restore',
          expect: PATIENT,
          include: ['apps/server/src/**/*.restore.test.ts'],
          exclude: ['**/node_modules/**'],
          pool: 'forks',
          hookTimeout: 120_000,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'proxy',
          expect: PATIENT,
          include: ['apps/server/src/**/*.proxy.test.ts'],
          exclude: ['**/node_modules/**'],
          pool: 'forks',
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          hookTimeout: 120_000,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 's3',
          expect: PATIENT,
          include: ['apps/server/src/**/*.s3.test.ts'],
          exclude: ['**/node_modules/**'],
          pool: 'forks',
          hookTimeout: 120_000,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'watch',
          expect: PATIENT,
          include: ['apps/server/src/**/*.watch.test.ts'],
          exclude: ['**/node_modules/**'],
          pool: 'forks',
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          hookTimeout: 120_000,
          testTimeout: 60_000,
        },
      },
    ],
  },
})
