import { defineConfig } from '@playwright/test'
import { findChromium, TEST_ARGS } from './support/chromium.ts'
import { DESK, PHONE_SCREEN } from './support/widths.ts'

/** The journeys at the width of a desk, and on a phone where the layout is another one, against one real server (support/server.ts). */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/browser',
  globalSetup: './support/server.ts',
  // Pages keep both cores busy: a third browser made the same tests a tenth slower.
  workers: 2,
  // Two browsers and a server on two cores now and then outlast a limit of time; `npm test` names what needed a second attempt.
  retries: 1,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env.BASE_URL,
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    browserName: 'chromium',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording a trace slows every page down; `--trace retain-on-failure` asks for it when a failure is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: TEST_ARGS },
  },
  projects: [
    { name: 'desktop', testIgnore: '**/*.phone.spec.ts', use: { viewport: DESK } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: PHONE_SCREEN, isMobile: true, hasTouch: true },
    },
  ],
})
