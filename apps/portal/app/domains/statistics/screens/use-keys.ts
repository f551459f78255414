import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { SCREENS } from './copy.ts'

interface Keys {
  readonly onPause: () => void
}

/** 1–5 for the screens, T for the table of the chart in focus (or the first one), P to pause. Esc closes a sheet by itself. */
export function useKeys({ onPause }: Keys): void {
  const navigate = useNavigate()
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
      const screen = SCREENS[Number(event.key) - 1]
      if (screen) void navigate(`/screenView/${screen.slug}`)
      if (event.key.toLowerCase() === 't') openTable()
      if (event.key.toLowerCase() === 'p') onPause()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [navigate, onPause])
}

/** Opens the table of the chart that has the focus; without one, of the first chart. */
export function openTable(): void {
  const own = document.activeElement?.closest('[data-chart]')?.querySelector<HTMLElement>('[data-table]')
  const button = own ?? document.querySelector<HTMLElement>('[data-table]')
  button?.click()
}
