import type { countProductView } from '@lqr/contract/products/product-calls.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { deviceTexts } from '@lqr/web-client/kept-texts.ts'
import { useEffect } from 'react'
import { call } from '../../shell/call.ts'

const STORAGE_KEY = 'visitor-of-day'
const counted = new Set<string>()

/** A random mark of this browser that changes every day: enough to count once a day, too little to follow anybody. */
function visitorOfDay(): string {
  const day = chinaToday()
  const stored = deviceTexts.read(STORAGE_KEY)
  if (stored?.startsWith(day)) return stored
  const fresh = `${day}-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`
  deviceTexts.keep(STORAGE_KEY, fresh)
  return fresh
}

/** Counts a view of the product once, by the browser, so that neither robots nor cached pages count. */
export function ViewCounter({ proId }: { proId: string }) {
  useEffect(() => {
    if (counted.has(proId)) return
    counted.add(proId)
    const body = { proId, visitor: visitorOfDay() }
    const path = '/portal/productManage/statisticsLookProductNum'
    call<typeof countProductView>('POST', path, { body }).catch(() => counted.delete(proId))
  }, [proId])
  return null
}
