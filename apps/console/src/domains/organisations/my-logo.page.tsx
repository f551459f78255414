import { logoCopy as copy } from './logo-copy.ts'
import { LogoList } from './logo-list.tsx'

/** The logo of the own institution. */
export function Component() {
  return <LogoList title={copy.myTitle} intro={copy.myIntro} creates />
}
