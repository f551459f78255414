import { Button, type ButtonProps, Dropdown, type MenuProps } from 'antd'
import { type KeyboardEvent, useRef, useState } from 'react'

interface MenuButtonProps extends Omit<ButtonProps, 'onClick'> {
  menu: MenuProps
}

/** A button that opens a menu, after the ARIA pattern of a menu button: the keyboard goes into the menu and comes back. */
export function MenuButton({ menu, ...button }: MenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const own = useRef<HTMLButtonElement>(null)
  const change = (opens: boolean) => {
    if (!opens && document.activeElement?.closest('[role=menu]')) own.current?.focus()
    setIsOpen(opens)
  }
  // The key that chooses must not press the button that has the keyboard again.
  const keepChoice = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault()
  }
  const openDownwards = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setIsOpen(true)
  }
  return (
    <Dropdown
      autoFocus
      trigger={['click']}
      open={isOpen}
      onOpenChange={change}
      menu={{ ...menu, onKeyDown: keepChoice }}
    >
      <Button ref={own} aria-haspopup="menu" aria-expanded={isOpen} onKeyDown={openDownwards} {...button} />
    </Dropdown>
  )
}
