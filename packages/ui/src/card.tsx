import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface Props {
  as?: 'div' | 'section' | 'article' | 'li'
  className?: string
  children: ReactNode
  'aria-labelledby'?: string
}

/** A surface with a one-pixel line. */
export function Card({ as: Element = 'div', className, children, ...rest }: Props) {
  return (
    <Element
      {...rest}
      className={classNames('rounded-card border border-line bg-surface p-6 max-sm:p-4', className)}
    >
      {children}
    </Element>
  )
}
