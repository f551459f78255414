import { RenewalRadar } from './radar.tsx'

/** The radar of an institution: its own loans that fall due. */
export function Component() {
  return <RenewalRadar applications="/workbench/applications" />
}
