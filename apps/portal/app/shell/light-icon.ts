import { createElement, type SVGProps } from 'react'

interface IconData {
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

type Props = SVGProps<SVGSVGElement> & { size?: number }

/** What every icon of `lucide-react/icons/*` is made with here: 1.5 px lines, decoration unless it is labelled. */
export default function createLucideIcon({ node }: IconData) {
  return ({ size = 24, ...rest }: Props) =>
    createElement(
      'svg',
      {
        'aria-hidden': rest['aria-label'] ? undefined : true,
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 1.5,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
