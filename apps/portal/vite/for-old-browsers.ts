import cascadeLayers from '@csstools/postcss-cascade-layers'
import { type AcceptedPlugin, atRule, decl } from 'postcss'

/** The layers of Tailwind become one: in the order in which they stand, a class of theirs wins over what is said of elements. */
const oneLayer: AcceptedPlugin = {
  postcssPlugin: 'one-layer',
  Once(root) {
    root.walkAtRules('layer', (layer) => {
      if (layer.nodes) layer.params = 'tailwind'
      else layer.remove()
      layer.walkRules((rule) => {
        rule.walk((part) => {
          if (part.type !== 'decl' && part.type !== 'comment') throw part.error('cascadeLayers would drop it')
        })
      })
    })
  },
}

/** `translate: x y` and its like, for browsers that know `transform` alone: a dialog would stand beside the middle. */
const transforms: AcceptedPlugin = {
  postcssPlugin: 'transforms',
  Once(root) {
    root.walkDecls(/^(?:translate|rotate|scale)$/, (single) => {
      const rule = single.parent
      if (rule?.type !== 'rule') return
      const value = `${single.prop}(${single.value.split(/\s+(?![^(]*\))/).join(', ')})`
      const instead = rule.clone({ nodes: [decl({ prop: 'transform', value })] })
      rule.after(atRule({ name: 'supports', params: 'not (translate: none)', nodes: [instead] }))
    })
  },
}

/** The height of the window without the bars of a phone is there since Chrome 108; before, that with them stands in. */
const heights: AcceptedPlugin = {
  postcssPlugin: 'heights',
  Once(root) {
    root.walkDecls((one) => {
      if (/\ddvh\b/.test(one.value)) one.cloneBefore({ value: one.value.replaceAll(/(\d)dvh\b/g, '$1vh') })
    })
  },
}

/**
 * Makes style sheets that browsers of 2021 can read (decision 0194). Before Chrome 99 and Safari 15.4 they pass over `@layer` with all
 * that it holds, and the page would stand there without any style: that what stands in no layer wins is said by its selectors. For what
 * is built alone: there Tailwind leaves no rule inside another.
 */
export const forOldBrowsers = [oneLayer, transforms, heights, cascadeLayers()]
