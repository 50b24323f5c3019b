// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IERC721Receiver {
  function onERC721Received(address operator, address from, uint256 id, bytes calldata data) external returns (bytes4);
}

/// An ERC-721 that anybody may mint; ids start at 1. For local chains only.
contract TestNFT {
  string public name;
  string public symbol;
  uint256 public totalSupply;
  mapping(address => uint256) public balanceOf;
  mapping(uint256 => address) public getApproved;
  mapping(address => mapping(address => bool)) public isApprovedForAll;
  mapping(uint256 => address) internal _owners;

  event Transfer(address indexed from, address indexed to, uint256 indexed id);
  event Approval(address indexed owner, address indexed spender, uint256 indexed id);
  event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

  constructor(string memory name_, string memory symbol_) {
    name = name_;
    symbol = symbol_;
  }

  function mint(address to) external returns (uint256 id) {
    id = ++totalSupply;
    _owners[id] = to;
    balanceOf[to]++;
    emit Transfer(address(0), to, id);
  }

  function ownerOf(uint256 id) public view returns (address owner) {
    owner = _owners[id];
    require(owner != address(0), "NOT_MINTED");
  }

  function approve(address spender, uint256 id) external {
    address owner = ownerOf(id);
    require(owner == msg.sender || isApprovedForAll[owner][msg.sender], "NOT_AUTHORIZED");
    getApproved[id] = spender;
    emit Approval(owner, spender, id);
  }

  function setApprovalForAll(address operator, bool approved) external {
    isApprovedForAll[msg.sender][operator] = approved;
    emit ApprovalForAll(msg.sender, operator, approved);
  }

  function transferFrom(address from, address to, uint256 id) public {
    require(ownerOf(id) == from, "WRONG_FROM");
    require(to != address(0), "INVALID_RECIPIENT");
    require(
      msg.sender == from || isApprovedForAll[from][msg.sender] || getApproved[id] == msg.sender,
      "NOT_AUTHORIZED"
    );
    delete getApproved[id];
    balanceOf[from]--;
    balanceOf[to]++;
    _owners[id] = to;
    emit Transfer(from, to, id);
  }

  function safeTransferFrom(address from, address to, uint256 id) external {
    safeTransferFrom(from, to, id, "");
  }

  function safeTransferFrom(address from, address to, uint256 id, bytes memory data) public {
    transferFrom(from, to, id);
    require(
      to.code.length == 0 ||
        IERC721Receiver(to).onERC721Received(msg.sender, from, id, data) == IERC721Receiver.onERC721Received.selector,
      "UNSAFE_RECIPIENT"
    );
  }

  function tokenURI(uint256 id) external view returns (string memory) {
    ownerOf(id);
    return string.concat('data:application/json,{"name":"', name, " #", _decimal(id), '","description":"A local test picture"}');
  }

  function supportsInterface(bytes4 id) external pure returns (bool) {
    return id == 0x01ffc9a7 || id == 0x80ac58cd || id == 0x5b5e139f;
  }

  function _decimal(uint256 value) internal pure returns (string memory text) {
    if (value == 0) return "0";
    while (value > 0) {
      text = string.concat(string(abi.encodePacked(bytes1(uint8(48 + (value % 10))))), text);
      value /= 10;
    }
  }
}
