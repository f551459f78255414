import { classNames } from './class-names.ts'

/** The look of one tab, shared by tabs that are buttons and tabs that are links. */
export const tabLook = (chosen: boolean) =>
  classNames(
    'min-h-11 cursor-pointer whitespace-nowrap border-b-2 px-1 text-body no-underline',
    chosen ? 'border-primary font-medium text-primary' : 'border-transparent text-muted hover:text-ink',
  )

export const tabListLook = 'flex gap-6 overflow-x-auto border-b border-line'
