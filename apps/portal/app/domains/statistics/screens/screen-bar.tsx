import { NavLink } from 'react-router'
import { copy, SCREENS } from './copy.ts'
import { openTable } from './use-keys.ts'
import type { Standing } from './use-screens.ts'

interface Props {
  time: string
  standing: Standing
  isDemo: boolean
  isPaused: boolean
  onPause: () => void
}

const stateOf = ({ isPaused, standing }: Pick<Props, 'isPaused' | 'standing'>) =>
  isPaused ? 'paused' : standing

const sayings = {
  paused: copy.paused,
  live: (time: string) => `${copy.live} ${time}`,
  connecting: copy.connecting,
  lost: copy.lost,
} as const

/** Four contours and the corridor. */
function Mark() {
  return (
    <svg className="mark" aria-hidden viewBox="0 0 32 32" fill="none" strokeLinecap="round">
      <g stroke="var(--wall-ink)" strokeWidth="1.75">
        <path d="M5 24c4-1 6-4 11-4s7 3 11 4" />
        <path d="M6.5 19.5c3.5-1.5 5-5 9.5-5s6 3.5 9.5 5" opacity=".8" />
        <path d="M9.5 14.5c2-1.5 3.5-4 6.5-4s4.5 2.5 6.5 4" opacity=".6" />
      </g>
      <path d="M27 7C20 8.5 13 5.5 5 7.5" stroke="var(--wall-drawn)" strokeWidth="1.5" />
    </svg>
  )
}

/** Where one is, how fresh the figures are, and the keys as buttons. */
export function ScreenBar({ time, standing, isDemo, isPaused, onPause }: Props) {
  const state = stateOf({ isPaused, standing })
  return (
    <header className="bar">
      <a className="home" href="/index">
        <Mark />
        <b>{copy.product}</b>
        <span>{copy.full}</span>
      </a>
      <nav aria-label={copy.screens}>
        <ol>
          {SCREENS.map(({ slug, name }, index) => (
            <li key={slug}>
              <NavLink to={`/screenView/${slug}`}>
                <kbd>{index + 1}</kbd> {name}
              </NavLink>
            </li>
          ))}
        </ol>
      </nav>
      <div className="tools">
        {isDemo && <span className="demo">{copy.example}</span>}
        <span className="standing" data-state={state}>
          <i aria-hidden />
          {sayings[state](time)}
        </span>
        <button type="button" onClick={openTable}>
          <kbd>T</kbd> {copy.table}
        </button>
        <button type="button" aria-pressed={isPaused} onClick={onPause}>
          <kbd>P</kbd> {isPaused ? copy.resume : copy.pause}
        </button>
      </div>
    </header>
  )
}
