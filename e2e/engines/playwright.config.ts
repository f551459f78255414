import { defineConfig } from '@playwright/test'
import { ENGINES } from './engine.ts'

/** The journeys of this folder in each engine, against one server of their own (run.ts). */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results/engines',
  globalSetup: '../support/server.ts',
  workers: 1,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: { baseURL: process.env.BASE_URL },
  projects: ENGINES.map((name) => ({ name })),
})
