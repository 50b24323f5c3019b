import { h } from 'vue'
import DefaultTheme from 'vitepress/theme-without-fonts'

import HomePictures from './HomePictures.vue'
import PolicyGenerator from './PolicyGenerator.vue'
import TryIt from './TryIt.vue'
import './site.css'

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'home-hero-after': () => h(HomePictures) }),
  enhanceApp({ app }) {
    app.component('PolicyGenerator', PolicyGenerator)
    app.component('TryIt', TryIt)
  },
}
