import { defineConfig } from 'vitest/config'

/** `unit` needs nothing but Node; `api` runs the server against a real PostgreSQL, one database per file. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            'e2e/support/**/*.test.ts',
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
          include: ['apps/server/src/**/*.test.ts'],
          exclude: ['**/*.rules.test.ts', '**/node_modules/**'],
          pool: 'forks',
          maxWorkers: 2,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          hookTimeout: 120_000,
          testTimeout: 60_000,
        },
      },
    ],
  },
})
