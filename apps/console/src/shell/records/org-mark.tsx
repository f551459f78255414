import { monogramOf } from '@lqr/ui/monogram.rules.ts'
import { picturePath } from '../rich-text/picture-path.ts'
import './org-mark.css'

interface Props {
  /** The name that stands beside it. */
  name: string
  /** Its reviewed logo; it takes the place of the character. */
  logoId?: string | null
}

/** The sign of an institution beside its name; decoration, the name says the same. */
export function OrgMark({ name, logoId }: Props) {
  if (logoId) {
    return <img className="org-mark" src={picturePath(logoId)} alt="" width={36} height={36} loading="lazy" />
  }
  const { character, hue } = monogramOf(name)
  return (
    <span
      aria-hidden
      className="org-mark"
      style={{ color: `var(--hue-${hue}-ink)`, background: `var(--hue-${hue}-soft)` }}
    >
      {character}
    </span>
  )
}
