import landing from './landing.css?inline'

export const landingStyles = [landing]
