import type { ApplicationRow } from '@lqr/contract/applications/entities.ts'
import { type WantedProduct, wantedAddress, wantedCopy } from '@lqr/contract/identity/wanted-product.ts'
import { copy } from './copy.ts'

export interface NextStep {
  readonly title: string
  readonly text: string
  readonly action: string
  /** A place of the console, or an address of the portal when `isPortal`. */
  readonly to: string
  readonly isPortal: boolean
}

interface Known {
  readonly certiFlg: number
  readonly rejectReason: string | null
  /** Applications in which somebody still has to act. */
  readonly open: readonly Pick<ApplicationRow, 'id' | 'status' | 'productName' | 'orgName'>[]
  /** Applications that were granted and wait for the signature. */
  readonly granted: readonly Pick<ApplicationRow, 'id' | 'productName' | 'orgName'>[]
  /** The product that was wanted before the certification. */
  readonly wanted?: WantedProduct | undefined
}

const WAITING = 2
const REFUSED = 4
const CERTIFIED = 3

function certification({ certiFlg, rejectReason }: Known): NextStep | undefined {
  if (certiFlg === CERTIFIED) return undefined
  if (certiFlg === WAITING) return { ...copy.certify[WAITING], to: '/certification', isPortal: false }
  const step = { ...copy.certify[certiFlg === REFUSED ? REFUSED : 1], to: '/authentication', isPortal: true }
  return certiFlg === REFUSED && rejectReason ? { ...step, text: copy.reason(rejectReason) } : step
}

/** The one thing an enterprise should do next: certify, hand in documents, sign, wait, or look for a product. */
export function nextStep(known: Known): NextStep {
  const first = certification(known)
  if (first) return first
  const asked = known.open.find(({ status }) => status === 'SUPPLEMENT')
  const { supply, sign, wait, find } = copy
  if (asked) {
    const { id, productName, orgName } = asked
    const to = `/personal/applications/${id}`
    return {
      title: supply.title(productName),
      text: supply.text(orgName),
      action: supply.action,
      to,
      isPortal: false,
    }
  }
  const [granted] = known.granted
  if (granted) {
    const { id, productName, orgName } = granted
    const to = `/personal/applications/${id}`
    return {
      title: sign.title(productName),
      text: sign.text(orgName),
      action: sign.action,
      to,
      isPortal: false,
    }
  }
  if (known.wanted) {
    const { name } = known.wanted
    return {
      title: wantedCopy.go(name),
      text: copy.wanted.text,
      action: copy.wanted.action,
      to: wantedAddress(known.wanted),
      isPortal: false,
    }
  }
  if (known.open.length > 0) {
    const to = '/personal/applications'
    return { title: wait.title(known.open.length), text: wait.text, action: wait.action, to, isPortal: false }
  }
  return { ...find, to: '/financial', isPortal: true }
}
