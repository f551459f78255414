import { type ComponentType, type ReactNode, useId, useRef } from 'react'
import type { Flyouts } from './use-flyouts.ts'
import { useHover } from './use-hover.ts'

interface Props {
  of: Flyouts
  icon: ComponentType<{ size?: number }>
  label: string
  className: string
  children: ReactNode
}

/** A line of the quick navigation whose panel opens beside it. */
export function Flyout({ of, icon: Icon, label, className, children }: Props) {
  const line = useRef<HTMLLIElement>(null)
  const panelId = useId()
  useHover(line, (isPointed) => of.point(isPointed ? label : undefined))
  const open = of.shown === label
  return (
    <li ref={line} className="relative">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => of.press(label)}
        className={className}
      >
        <Icon size={18} />
        {label}
      </button>
      {/* The padding bridges the gap, so that the pointer can travel into the panel. */}
      <div id={panelId} hidden={!open} className="absolute bottom-0 left-full z-40 pl-2">
        <div className="w-max max-w-80 rounded-card border border-line bg-surface p-4 shadow-raised">
          {open && children}
        </div>
      </div>
    </li>
  )
}
