// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {TestToken} from "TestToken.sol";

/// A test token whose holder may approve by a signature (EIP-2612), and which tells what is to be signed (EIP-5267).
contract TestPermitToken is TestToken {
  bytes32 private constant DOMAIN =
    keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
  bytes32 private constant PERMIT =
    keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

  mapping(address => uint256) public nonces;

  constructor(string memory name_, string memory symbol_, uint8 decimals_) TestToken(name_, symbol_, decimals_) {}

  function DOMAIN_SEPARATOR() public view returns (bytes32) {
    return keccak256(abi.encode(DOMAIN, keccak256(bytes(name)), keccak256("1"), block.chainid, address(this)));
  }

  function eip712Domain()
    external
    view
    returns (bytes1, string memory, string memory, uint256, address, bytes32, uint256[] memory)
  {
    return (hex"0f", name, "1", block.chainid, address(this), bytes32(0), new uint256[](0));
  }

  function permit(
    address owner,
    address spender,
    uint256 value,
    uint256 deadline,
    uint8 v,
    bytes32 r,
    bytes32 s
  ) external {
    require(block.timestamp <= deadline, "PERMIT_EXPIRED");
    bytes32 hash = keccak256(abi.encode(PERMIT, owner, spender, value, nonces[owner], deadline));
    address signer = ecrecover(keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR(), hash)), v, r, s);
    require(signer != address(0) && signer == owner, "INVALID_SIGNER");
    nonces[owner]++;
    allowance[owner][spender] = value;
    emit Approval(owner, spender, value);
  }
}

/// A test token of which a part is lost with every transfer.
contract TestFeeToken is TestToken {
  /// In hundredths of a percent.
  uint256 public immutable fee;

  constructor(string memory name_, string memory symbol_, uint8 decimals_, uint256 fee_)
    TestToken(name_, symbol_, decimals_)
  {
    fee = fee_;
  }

  function _move(address from, address to, uint256 value) internal override {
    require(balanceOf[from] >= value, "INSUFFICIENT_BALANCE");
    uint256 lost = (value * fee) / 10_000;
    balanceOf[from] -= value;
    balanceOf[to] += value - lost;
    totalSupply -= lost;
    emit Transfer(from, to, value - lost);
    emit Transfer(from, address(0), lost);
  }
}
