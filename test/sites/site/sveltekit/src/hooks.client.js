import '../../shared/modal.js'
