import cascadeLayers from '@csstools/postcss-cascade-layers'
import type { AcceptedPlugin } from 'postcss'

/** The layers of Tailwind become one: in the order in which they stand, a class of theirs wins over what is said of elements. */
const oneLayer: AcceptedPlugin = {
  postcssPlugin: 'one-layer',
  Once(root) {
    root.walkAtRules('layer', (layer) => {
      if (layer.nodes) layer.params = 'tailwind'
      else layer.remove()
    })
  },
}

/**
 * Makes style sheets without `@layer`, which a browser before Chrome 99 and Safari 15.4 passes over with all that it holds: the page
 * would stand there without any style. That what stands in no layer wins is said by its selectors instead (decision 0194).
 */
export const withoutLayers = [oneLayer, cascadeLayers()]
