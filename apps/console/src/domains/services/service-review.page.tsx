import { copy } from './copy.ts'
import { ServiceList } from './service-list.tsx'

/** The services of all intermediaries, as operators review them and take them off line. */
export function Component() {
  return <ServiceList title={copy.reviewTitle} intro={copy.reviewIntro} creates={false} />
}
