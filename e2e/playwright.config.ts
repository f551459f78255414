import { defineConfig } from '@playwright/test'
import { findChromium, TEST_ARGS } from './support/chromium.ts'

/** The journeys, each at the width of a desk and of a phone, against one real server (support/server.ts). */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/browser',
  globalSetup: './support/server.ts',
  workers: 2,
  // Two browsers and a server on two cores now and then outlast a limit of time; `npm test` names what needed a second attempt.
  retries: 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: process.env.BASE_URL,
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
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
    { name: 'desktop', testIgnore: '**/*.phone.spec.ts', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // What does not depend on the width is tried once.
      testIgnore: [
        '**/*.desktop.spec.ts',
        '**/bad-input.spec.ts',
        '**/strangers.spec.ts',
        '**/refusal.spec.ts',
        '**/search-engines.spec.ts',
        '**/third-login.spec.ts',
        '**/server/*.spec.ts',
      ],
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
})
