import { useShell } from '../use-shell.ts'
import { copy } from './copy.ts'
import { linkLook } from './link-look.ts'

/** How the site is reached and who stands behind it; a line that is not set is left out. */
export function ContactLines() {
  const { serviceHours, hotlines, address, guidingUnits, operatingUnits } = useShell().settings
  return (
    <>
      {serviceHours && (
        <p>
          {copy.serviceHours}
          {serviceHours}
        </p>
      )}
      {hotlines.map(({ label, number }) => (
        <p key={number}>
          {label}：
          <a href={`tel:${number}`} className={linkLook}>
            {number}
          </a>
        </p>
      ))}
      {address && (
        <p>
          {copy.address}
          {address}
        </p>
      )}
      {guidingUnits.length > 0 && (
        <p className="mt-2">
          {copy.guidingUnits}
          {guidingUnits.join('、')}
        </p>
      )}
      {operatingUnits.length > 0 && (
        <p>
          {copy.operatingUnits}
          {operatingUnits.join('、')}
        </p>
      )}
    </>
  )
}
