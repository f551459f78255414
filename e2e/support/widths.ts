import type { Page } from '@playwright/test'

/** The screens of the tests, in CSS pixels. */
export const DESK = { width: 1440, height: 900 }
export const PHONE_SCREEN = { width: 390, height: 844 }

/**
 * Looks at the open page on the screen of a desk and then of a phone, without loading it again, and leaves it on the desk's.
 * What a phone's browser says of itself (touch, a layout viewport of its own) is said here too. A phone looks once.
 */
export async function inBothWidths(page: Page, look: (screen: typeof DESK) => Promise<void>): Promise<void> {
  const isPhone = page.viewportSize()?.width === PHONE_SCREEN.width
  await look(isPhone ? PHONE_SCREEN : DESK)
  if (isPhone) return
  const session = await page.context().newCDPSession(page)
  const turnInto = async (screen: typeof DESK, mobile: boolean) => {
    await session.send('Emulation.setDeviceMetricsOverride', { ...screen, mobile, deviceScaleFactor: 1 })
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: mobile })
    // Two frames: what follows a media query has been drawn, and what React draws after it; a press in between would be lost.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  }
  try {
    await turnInto(PHONE_SCREEN, true)
    await look(PHONE_SCREEN)
  } finally {
    await turnInto(DESK, false)
    await session.detach()
  }
}
