declare module '*.svg?url' {
  /** Where the drawing lies. */
  const address: string
  export default address
}

declare module '*.css' {}
