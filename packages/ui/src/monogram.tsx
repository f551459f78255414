import { classNames } from './class-names.ts'
import { monogramOf } from './monogram.rules.ts'

const hues: Readonly<Record<number, string>> = {
  1: 'bg-hue-1-soft text-hue-1-ink',
  2: 'bg-hue-2-soft text-hue-2-ink',
  3: 'bg-hue-3-soft text-hue-3-ink',
  4: 'bg-hue-4-soft text-hue-4-ink',
  5: 'bg-hue-5-soft text-hue-5-ink',
  6: 'bg-hue-6-soft text-hue-6-ink',
}

interface Props {
  /** The name that stands beside it. */
  name: string
  className?: string
  /** Where its reviewed logo lies; it takes the place of the character. */
  logo?: string | null | undefined
}

/** The sign of an institution beside its name: its logo, or one character over a terrace; decoration, the name says the same. */
export function Monogram({ name, className, logo }: Props) {
  if (logo) {
    return (
      <img
        src={logo}
        alt=""
        width={40}
        height={40}
        loading="lazy"
        decoding="async"
        className={classNames('size-10 shrink-0 rounded-card bg-surface object-contain', className)}
      />
    )
  }
  const { character, hue } = monogramOf(name)
  return (
    <span
      aria-hidden
      className={classNames(
        'relative grid size-10 shrink-0 place-items-center overflow-hidden rounded-card text-[1.125rem] leading-none font-semibold',
        'after:absolute after:inset-x-[-25%] after:top-[62%] after:h-full after:rounded-pill after:border after:border-current after:opacity-30',
        hues[hue],
        className,
      )}
    >
      {character}
    </span>
  )
}
