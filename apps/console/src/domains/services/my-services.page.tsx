import { copy } from './copy.ts'
import { ServiceList } from './service-list.tsx'

/** The services of the own institution. */
export function Component() {
  return <ServiceList title={copy.myTitle} intro={copy.myIntro} creates />
}
