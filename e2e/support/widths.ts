import type { Page } from '@playwright/test'

/** The screens of the tests, in CSS pixels. */
export const DESK = { width: 1440, height: 900 }
export const PHONE_SCREEN = { width: 390, height: 844 }
/** A desk's screen of 1280 px at four times the size: nothing of it is pushed aside (WCAG 2.2, 1.4.10). */
export const NARROW_SCREEN = { width: 320, height: 640 }

/**
 * Looks at the open page on the screen of a desk and then on others, a phone's unless it says which, without loading it again,
 * and leaves it on the desk's. What a phone's browser says of itself (touch, a layout viewport of its own) is said here too. A phone
 * looks once.
 */
export async function inWidths(
  page: Page,
  look: (screen: typeof DESK) => Promise<void>,
  others: readonly (typeof DESK)[] = [PHONE_SCREEN],
): Promise<void> {
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
    for (const screen of others) {
      await turnInto(screen, true)
      await look(screen)
    }
  } finally {
    await turnInto(DESK, false)
    await session.detach()
  }
}
