import { Button } from 'antd'
import type { MouseEvent } from 'react'
import { useHref, useNavigate } from 'react-router'

interface LinkButtonProps {
  to: string
  label: string
  /** What it is called where the label alone would not say which; begins with the label. */
  name?: string
  /** An address of the portal rather than of the console. */
  isPortal?: boolean
  /** A way aside, which is not the page's next step. */
  isQuiet?: boolean
}

/** The page's next step as a filled button that is a real link: it can be opened in a new tab. */
export function LinkButton({ to, label, name, isPortal = false, isQuiet = false }: LinkButtonProps) {
  const inner = useHref(to)
  const navigate = useNavigate()
  const follow = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (isPortal || !isPlain) return
    event.preventDefault()
    void navigate(to)
  }
  return (
    <Button
      type={isQuiet ? 'default' : 'primary'}
      href={isPortal ? to : inner}
      onClick={follow}
      aria-label={name}
    >
      {label}
    </Button>
  )
}
