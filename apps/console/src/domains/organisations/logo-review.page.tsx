import { logoCopy as copy } from './logo-copy.ts'
import { LogoList } from './logo-list.tsx'

/** The logos of all institutions, as operators review them and take them off line. */
export function Component() {
  return <LogoList title={copy.reviewTitle} intro={copy.reviewIntro} creates={false} />
}
