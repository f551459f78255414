import type { ButtonHTMLAttributes, MouseEvent } from 'react'
import { classNames } from './class-names.ts'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

const kinds: Record<ButtonKind, string> = {
  primary: 'border-primary bg-primary text-surface hover:border-primary-strong hover:bg-primary-strong',
  secondary: 'border-line-strong bg-surface text-ink hover:border-primary hover:text-primary',
  quiet: 'border-transparent text-primary hover:bg-primary-soft',
  danger: 'border-danger bg-surface text-danger hover:bg-danger-soft',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-8 px-3 text-note max-sm:min-h-11',
  medium: 'min-h-11 px-4 text-body',
  large: 'min-h-12 px-6 text-body',
}

/** The look of a button, for links that act as one. */
export function buttonStyle(
  kind: ButtonKind = 'secondary',
  size: ButtonSize = 'medium',
  extra?: string,
): string {
  return classNames(
    'inline-flex cursor-pointer items-center justify-center gap-2 rounded-control border font-medium no-underline transition-colors',
    'aria-disabled:cursor-not-allowed aria-disabled:opacity-60 disabled:cursor-not-allowed disabled:opacity-60',
    kinds[kind],
    sizes[size],
    extra,
  )
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind
  size?: ButtonSize
  /** Keeps the focus, says that work is going on and ignores further clicks. */
  busy?: boolean
}

export function Button({
  kind,
  size,
  busy = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
      className={buttonStyle(kind, size, className)}
    />
  )
}
